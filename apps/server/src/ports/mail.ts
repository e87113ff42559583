export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For a reply to find its conversation. */
  messageId?: string;
  inReplyTo?: string;
  /** Where the reader switches mails like this off (RFC 2369). */
  unsubscribe?: string;
}

export interface Mailer {
  /** True where no mail server is configured: nothing can be sent. */
  absent?: true;
  /** Resolves once the mail server has taken the mail. Throws `Unreachable` or `Refused`. */
  send(mail: Mail): Promise<void>;
}
