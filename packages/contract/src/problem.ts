/** Every way a call can fail on purpose, and the HTTP status it goes out with. The list is closed. */
export const problemStatus = {
  bad_input: 400,
  not_signed_in: 401,
  session_expired: 401,
  not_allowed: 403,
  /** The provider has turned the chatbox off for this shop: nothing that a visitor asks is answered until it is on again. */
  blocked: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_file: 415,
  too_many: 429,
  unreachable: 502,
  refused: 422,
  bug: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;
