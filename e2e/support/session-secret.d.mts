export const SESSION_SECRET: string;
