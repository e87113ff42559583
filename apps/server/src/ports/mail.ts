export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For a reply to find its conversation. */
  messageId?: string;
  inReplyTo?: string;
}

export interface Mailer {
  /** True where no mail server is configured: nothing can be sent. */
  absent?: true;
  /** Resolves once the mail server has taken the mail. Throws `Unreachable` or `Refused`. */
  send(mail: Mail): Promise<void>;
}
