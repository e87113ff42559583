export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who it is from, beside our own address; absent: as the operator named us. */
  senderName?: string;
  /** The mail's own name, `<…@…>`. */
  messageId?: string;
  /** What the mails of one conversation all answer to, `<…@…>`, so that they stand together (RFC 5322, References). */
  thread?: string;
  /** Where the reader switches mails like this off (RFC 2369). */
  unsubscribe?: string;
}

export interface Mailer {
  /** True where no mail server is configured: nothing can be sent. */
  absent?: true;
  /** Resolves once the mail server has taken the mail. Throws `Unreachable` or `Refused`. */
  send(mail: Mail): Promise<void>;
}
