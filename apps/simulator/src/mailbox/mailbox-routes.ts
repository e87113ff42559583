import type { FastifyInstance } from 'fastify';
import { html, trusted } from '../html.ts';
import type { World } from '../world.ts';
import { controlPage } from '../control/control-page.ts';

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** The mail that the app has sent: to read in a browser, and as JSON. */
export function mailboxRoutes(app: FastifyInstance, world: World): void {
  const { mailbox } = world;
  const find = (id: string) => mailbox.messages.find((mail) => mail.id === id);

  app.get('/mailbox', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(
      controlPage(
        'Mailbox',
        html`<h1>Mailbox</h1>
<p class="small">Every email the app sends lands here. SMTP port ${world.options.smtpPort}.</p>
<form data-clear><button>Clear</button></form><ul class="mails" data-mails>${mailbox.messages.map((mail) => html`<li><a href="/mailbox/${mail.id}"><strong>${mail.subject || '(no subject)'}</strong><span>To ${mail.to.join(', ')}</span><time>${clock.format(new Date(mail.receivedAt))}</time></a></li>`)}</ul>
${mailbox.messages.length === 0 ? html`<p>No email yet.</p>` : null}
<script>
document.querySelector('[data-clear]').onsubmit = async (event) => { event.preventDefault(); await fetch('/mailbox/messages.json', { method: 'DELETE' }); location.reload(); };
const newest = ${mailbox.messages[0]?.id ?? '0'};
setInterval(async () => { if (document.hidden) return; const { messages } = await (await fetch('/mailbox/messages.json')).json(); if (Number(messages[0]?.id ?? 0) !== newest) location.reload(); }, 2000);
</script>`,
      ),
    ),
  );

  app.get<{ Params: { id: string } }>('/mailbox/:id', (request, reply) => {
    const mail = find(request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(
      controlPage(
        mail.subject,
        html`<p><a href="/mailbox">← Mailbox</a></p><h1>${mail.subject || '(no subject)'}</h1>
<p class="small">From ${mail.from}<br>To ${mail.to.join(', ')}<br>${clock.format(new Date(mail.receivedAt))}</p>
${mail.html ? html`<iframe class="mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${mail.id}/html" title="The email as it looks"></iframe>` : null}
<h2>Text</h2><pre>${linked(mail.text)}</pre>
<details><summary>Headers</summary><pre>${mail.headers.map(({ key, value }) => `${key}: ${value}\n`)}</pre></details>
${mail.attachments.map((one) => html`<p class="small">Attachment: ${one.filename ?? 'unnamed'} (${one.mimeType}, ${one.size} bytes)</p>`)}`,
      ),
    );
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id/html', (request, reply) => {
    const mail = find(request.params.id);
    if (!mail?.html) return reply.callNotFound();
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'")
        // Behind the doctype: before it the browser would show the mail in quirks mode.
        .send(mail.html.replace(/^(?:<!doctype html>)?/i, '$&<base target="_blank">'))
    );
  });

  app.get('/mailbox/messages.json', (_, reply) =>
    reply.header('cache-control', 'no-store').send({
      messages: mailbox.messages.map(({ id, receivedAt, from, to, subject }) => ({
        id,
        receivedAt,
        from,
        to,
        subject,
      })),
    }),
  );
  app.get<{ Params: { id: string } }>('/mailbox/messages/:id', (request, reply) => {
    const mail = find(request.params.id.replace(/\.json$/, ''));
    return mail ? reply.send(mail) : reply.callNotFound();
  });
  const clear = (): object => {
    mailbox.messages = [];
    return { messages: [] };
  };
  app.delete('/mailbox/messages.json', clear);
  app.delete('/mailbox', clear);
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`
        : part.length > 0
          ? html`${part}`
          : trusted(''),
    );
}
