import { english } from './concepts.ts';
import type { Lexicon } from './lexicon.ts';

/** What English-speaking visitors call the matters of a shop. */
export const lexicon: Lexicon = {
  common:
    'the, a, an, i, you, we, they, he, she, it, this, that, these, those, is, are, am, was, were, be, been, do, does, did, have, has, had, will, would, can, could, should, may, of, to, in, on, at, by, for, from, with, as, about, if, and, or, but, not, my, your, our, their, what, which, when, where, who, how, why, there, here, im, ive, dont, any, some, me, us, get, need, want, please, them, him, his, too, also, then, than, take, give, got, make, know, just, now, only, still, much, many, more, other, into, out, again, sell, come, say, tell, find, think, thing, things, something, anything, mail',
  concepts: english,
};
