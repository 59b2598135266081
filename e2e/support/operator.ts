export const OPERATOR = { username: "Operator", email: "operator@tomekeeper.example", password: "lantern" };
