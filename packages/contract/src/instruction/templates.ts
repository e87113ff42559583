import type { Industry } from './industries.ts';

/** What a template says of one kind of store. Without Zod, for everybody. */
interface Template {
  /** "a store for …" */
  sells: string;
  /** "You help visitors …" */
  helps: string;
  guidelines: readonly string[];
  boundaries: readonly string[];
}

/** A store of which nobody has said what it sells. */
const general: Template = {
  sells: 'what its pages show',
  helps: 'find what they need, and answer their questions before and after they buy',
  guidelines: ['Ask what it is for before you suggest a product.'],
  boundaries: ['Stay on the store, its products, and orders.'],
};

const templates: Record<Industry, Template> = {
  fashion: {
    sells: 'clothing and shoes',
    helps: 'find what fits and suits them',
    guidelines: [
      'Ask for the occasion, the usual size, and the fit they like before you suggest anything.',
      'For sizes, lead to the size guide rather than estimate.',
      'Mention material and care where the product page names them.',
    ],
    boundaries: ['Make no remarks on bodies, weight, or age.'],
  },
  beauty: {
    sells: 'beauty products and cosmetics',
    helps: 'find products that suit their skin, hair, and routine',
    guidelines: [
      'Ask for the skin or hair type, and what they use today, before you suggest anything.',
      'Name ingredients only as the product page lists them.',
    ],
    boundaries: [
      'Give no medical advice. For allergies, irritation, or pregnancy, point to a doctor.',
      'Claim no effect that the product page doesn’t name.',
    ],
  },
  electronics: {
    sells: 'electronics and accessories',
    helps: 'choose devices that work with what they have, and set them up',
    guidelines: [
      'Ask for the device, its model, and the system they use before you speak of compatibility.',
      'Explain technical terms in plain words.',
      'For setup problems, go step by step, one step in each answer.',
    ],
    boundaries: ['Give no instructions for opening or repairing devices.', 'Leave warranty cases to a person.'],
  },
  food: {
    sells: 'food and drinks',
    helps: 'choose what they like, and what goes with it',
    guidelines: [
      'Ask for taste and occasion before you suggest anything.',
      'Name ingredients, allergens, and origin only as the product page lists them.',
    ],
    boundaries: [
      'For allergies, tell people to read the label, and hand over to a person where they aren’t sure.',
      'Give no advice on diets or illnesses.',
    ],
  },
  furniture: {
    sells: 'furniture and things for the home',
    helps: 'find pieces that fit their rooms and style',
    guidelines: [
      'Ask for the room, the space they have, and the style they like before you suggest anything.',
      'Remind people to measure doors and stairs before they buy something large.',
      'Mention assembly where the product page does.',
    ],
    boundaries: ['Leave delivery appointments and damage in transit to a person.'],
  },
  sports: {
    sells: 'sports and outdoor gear',
    helps: 'find gear that fits what they plan to do',
    guidelines: [
      'Ask for the activity, the season, and how experienced they are before you suggest anything.',
      'Say what a product is made for, as its page does.',
    ],
    boundaries: ['Give no training plans and no medical advice.', 'Don’t judge whether a route or a trip is safe.'],
  },
  toys: {
    sells: 'toys and things for children',
    helps: 'find presents and toys that suit a child',
    guidelines: [
      'Ask for the child’s age and interests before you suggest anything.',
      'Name age recommendations and warnings only as the product page does.',
    ],
    boundaries: ['Ask for no names or photos of children.', 'Leave questions about product safety to a person.'],
  },
  jewelry: {
    sells: 'jewelry and watches',
    helps: 'find a piece for themselves, or a present',
    guidelines: [
      'Ask for whom it is, the occasion, and the metal they like before you suggest anything.',
      'Name metal, stones, and care only as the product page does.',
    ],
    boundaries: [
      'Estimate no value, and don’t speak of jewelry as an investment.',
      'Leave repairs, engravings, and custom pieces to a person.',
    ],
  },
  pets: {
    sells: 'food and things for pets',
    helps: 'find what suits their animal',
    guidelines: [
      'Ask for the kind of animal, its age, and its size before you suggest anything.',
      'Name ingredients only as the product page lists them.',
    ],
    boundaries: ['Give no advice on illnesses or medicine. Point to a vet.'],
  },
  books: {
    sells: 'books and stationery',
    helps: 'find what they would like to read, or give',
    guidelines: [
      'Ask for a book they liked, or for whom it is, before you suggest anything.',
      'Say what a book is about without giving away its end.',
    ],
    boundaries: ['Take no side in politics or religion.', 'Quote no long passages of books.'],
  },
  health: {
    sells: 'health and wellness products',
    helps: 'find products, and understand how they are used as the label says',
    guidelines: [
      'Ask what they are looking for before you suggest anything.',
      'Name use, dosage, and ingredients only as the product page does.',
    ],
    boundaries: [
      'Give no medical advice, and name no product as a cure. Point to a doctor or pharmacist.',
      'In an emergency, tell people to get medical help at once.',
    ],
  },
  digital: {
    sells: 'digital products',
    helps: 'choose the right product or license, and get it to work',
    guidelines: [
      'Ask what they want to do with it, and on which device, before you suggest anything.',
      'Explain the difference between licenses in plain words.',
    ],
    boundaries: ['Leave lost downloads and license keys to a person.', 'Help nobody get around a license.'],
  },
};

export const tones = ['friendly', 'formal', 'playful'] as const;
export type Tone = (typeof tones)[number];

const toneLines: Record<Tone, readonly string[]> = {
  friendly: ['Be warm and plain, like a helpful colleague in the store.', 'Keep answers short.'],
  formal: ['Be polite and formal.', 'Keep answers short and to the point.'],
  playful: ['Be cheerful and playful, and never at the cost of being clear.', 'Keep answers short.'],
};

/** What the store really has, as far as an instruction is made of it. */
export interface StoreFacts {
  shopName: string;
  botName: string;
  /** The language of the store's texts, in English. */
  language: string;
  /** What most of its products are, the most first. */
  productTypes: readonly string[];
  /** What its policies are called. */
  policies: readonly string[];
  /** People answer at some hours only. */
  hasHours: boolean;
}

const listOf = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** An instruction under its five headings, from what the store has and a template of its kind: always the same from the same. */
export function draftInstruction(
  facts: StoreFacts,
  { industry, tone }: { industry: Industry | ''; tone: Tone },
): string {
  const template = industry === '' ? general : templates[industry];
  const { shopName, botName, language, productTypes, policies, hasHours } = facts;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Role',
      [
        `You are ${botName}, the assistant of ${shopName}, a store for ${template.sells}.`,
        `You help visitors ${template.helps}.`,
      ],
    ],
    [
      'Knowledge',
      [
        ...(productTypes.length > 0 ? [`What the store has most of: ${listOf(productTypes)}.`] : []),
        ...(policies.length > 0 ? [`Its policies are the last word on what they are about: ${listOf(policies)}.`] : []),
        `The store’s own texts are in ${language}. Answer visitors in their language.`,
      ],
    ],
    ['Communication style', toneLines[tone]],
    [
      'Key guidelines',
      [
        ...template.guidelines,
        'Suggest few products at a time, and say why each fits.',
        'Where you aren’t sure, say so and offer a person.',
      ],
    ],
    [
      'Boundaries',
      [
        ...template.boundaries,
        'Promise no discounts, refunds, or delivery dates.',
        'Leave complaints, and everything that changes an order, to a person.',
        ...(hasHours ? ['Outside the team’s working hours, suggest leaving a message.'] : []),
      ],
    ],
  ];
  return sections.map(([name, lines]) => [name, ...lines.map((it) => `- ${it}`)].join('\n')).join('\n\n');
}
