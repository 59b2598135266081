export function loadEnvFiles(folder?: string, mode?: string): void;
