import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  headers: { key: string; value: string }[];
  attachments: { filename: string | null; mimeType: string; size: number }[];
}

const KEPT = 500;

/** Accepts any mail by SMTP and keeps the last 500, newest first. Nothing is ever sent on. */
export class Mailbox {
  messages: ReceivedMail[] = [];
  readonly #server: SMTPServer;
  #count = 0;
  #waiters: (() => void)[] = [];

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _, done) => done(null, { user: auth.username ?? 'anyone' }),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const envelope = session.envelope.rcptTo.map((recipient) => recipient.address);
          this.#keep(Buffer.concat(chunks), envelope).then(() => done(), done);
        });
      },
    });
  }

  /** Listens on the port (0 takes any) and gives the one it got. Rejects when the port is taken. */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      const server = this.#server.listen(port, '127.0.0.1', () => {
        this.#server.off('error', reject);
        this.#server.on('error', () => undefined);
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The newest mail to an address, as soon as there is one; for tests. */
  async waitFor(address: string): Promise<ReceivedMail> {
    for (;;) {
      const found = this.messages.find((mail) => mail.to.includes(address));
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
  }

  async #keep(raw: Buffer, envelope: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    this.#count += 1;
    this.messages.unshift({
      id: String(this.#count),
      receivedAt: new Date().toISOString(),
      from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
      to: envelope,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? null,
      headers: mail.headers.map(({ key, value }) => ({ key, value })),
      attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
        filename,
        mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
    });
    this.messages.length = Math.min(this.messages.length, KEPT);
    for (const resolve of this.#waiters.splice(0)) resolve();
  }
}
