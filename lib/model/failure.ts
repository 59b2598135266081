export type FailureKind =
  | "missing"
  | "forbidden"
  | "conflict"
  | "invalid"
  | "too large"
  | "wrong media"
  | "too many"
  | "signed out"
  | "unavailable";

interface FailureDetails {
  /** Wire field name to a sentence for a person. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What the answer holds beside the sentence. */
  extra?: Record<string, unknown>;
}

/** The one error that queries, guards and handlers throw on purpose; the message is a sentence for a person. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, sentence: string, details: FailureDetails = {}) {
    super(sentence);
    this.name = "Failure";
    this.kind = kind;
    this.details = details;
  }
}
