import type { Tone } from '@chatty/contract/instruction/templates';

const tones: Record<Tone, { label: string; hint: string }> = {
  friendly: { label: 'Friendly', hint: 'Warm and plain, like a colleague in the store' },
  formal: { label: 'Formal', hint: 'Polite and to the point' },
  playful: { label: 'Playful', hint: 'Cheerful, and still clear' },
};

/** Where instructions are proposed from what the store has. */
export const texts = {
  open: 'Generate from your store',
  title: 'Generate instructions',
  intro: 'Made of your store’s name, language, products, policies, and hours, and of a template for what you sell.',
  tone: 'How your assistant sounds',
  tones,
  generate: 'Generate',
  again: 'Generate again',
  generating: 'Instructions are being written…',
  failed: 'No instructions were written',
  now: 'Your instructions now',
  nothing: 'Empty',
  proposed: 'Proposed',
  wordedBy: {
    house: 'From the template.',
    model: 'Worded by the language model, from the template alone.',
  },
  takeThis: 'Use this',
  takeHint: 'It takes the place of what you have now. Nothing is saved before you save.',
};
