export declare function freePort(): Promise<number>;
export declare function serveInTurn(port: number, instances: readonly number[]): Promise<void>;
