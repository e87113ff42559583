import { sentencesOf } from '../reading/sentences.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Small talk, word for word. In round brackets stands what may be left out, and `|` parts what may stand for another. */
const patterns = `
(hello|hi|hey|good morning|good afternoon|good evening) (there) (again)
welcome (back|to our shop|to our store)
how (can|may) i (help|assist) (you) (today|further)
(what|how) can i do for you (today)
what can i help you with (today)
you're (very|most) welcome
you are (very|most) welcome
my pleasure
(i'm|i am|we're|we are|) (always) (happy|glad) to help (you) (with that|with this)
(i'm|i am|) glad i could help
(i'd|i would) be (happy|glad) to help (you) (with that|with this|further)
(i'm|i am) here to help (you)
(many) (thanks|thank you) (so much|very much)
thank you for (reaching out|contacting us|your patience|your question|your message|waiting|asking|letting us know|letting me know|your interest)
thanks for (reaching out|contacting us|your patience|your question|your message|waiting|asking|letting us know|letting me know|your interest)
(goodbye|bye|bye bye|see you|see you soon|take care|so long|cheers)
have a (great|nice|lovely|wonderful|good) (day|one|evening|weekend|time)
enjoy (your day|the rest of your day)
(i'm|i am|we're|we are) (so|very|really) sorry
(i'm|i am|we're|we are) (so|very|really) sorry to hear (that|this|about that|about this)
(i'm|i am|we're|we are) (so|very|really) sorry (about that|about this|for the inconvenience|for the trouble|for that)
(sorry|so sorry|my apologies|apologies)
(i apologize|we apologize) (for the inconvenience|for the trouble|for that)
i (completely|) understand (your frustration|how you feel|that)
that (sounds|is) (frustrating|annoying)
(great|good|nice) (question|choice)
let me (check|look) (that|this|into that|into this) (up|for you)
one moment (please)
i hope (this|that) helps
is there anything else (i can help with|i can help you with|i can do for you|you need|you'd like to know|you would like to know) (today)
(can|may) i help (you) with anything else (today)
anything else (i can help with|i can help you with) (today)
(please) (let me know|just ask|feel free to ask|don't hesitate to ask) (if you have any questions|if you have any other questions|if you have any more questions|if you have any further questions|if you need anything else|if there is anything else|if there's anything else|if you need more help|if i can help with anything else|anytime|any time)
`;

/** All wordings of one line: what stands in brackets is one of its parts, or nothing. */
function wordings(pattern: string): string[] {
  const parts = pattern.split(/[()]/);
  return parts.reduce<string[]>(
    (so, part, at) => {
      const options = at % 2 === 1 ? ['', ...part.split('|')] : [part];
      return so.flatMap((begun) => options.map((option) => `${begun} ${option}`));
    },
    [''],
  );
}

const known = new Set(patterns.trim().split('\n').flatMap(wordings).map(plain).filter(Boolean));

/** Word for word small talk: nothing in it that evidence would have to carry. */
export const isSmallTalk = (text: string): boolean =>
  sentencesOf(text).every((it) => plain(it) === '' || known.has(plain(it)));
