import type { Frame } from './en.ts';

/** What the assistant says by itself, in French. */
export const frame: Frame = {
  refused:
    'Désolé, je n’ai pas trouvé de réponse à cette question. Je peux vous aider pour les produits, les commandes, la livraison et les retours. Préférez-vous parler à quelqu’un\u00a0?',
  refusedAgain:
    'Je n’ai pas trouvé de réponse à cette question non plus. Appuyez sur «\u00a0Parler à quelqu’un\u00a0»\u00a0: une personne de notre équipe lira cette conversation et vous répondra ici.',
  refusedOften: [
    'Je n’ai toujours pas de réponse. Essayez de formuler votre question autrement, ou appuyez sur «\u00a0Parler à quelqu’un\u00a0» et une personne de notre équipe vous répondra ici.',
    'Encore une question à laquelle je ne peux pas répondre. Une personne de notre équipe le peut\u00a0: appuyez sur «\u00a0Parler à quelqu’un\u00a0» et elle prendra le relais ici même.',
  ],
  didYouMean: 'Je ne suis pas sûr de vous avoir compris. Est-ce l’une de ces questions\u00a0?',
  handedOff: 'Je vous mets en relation avec une personne de notre équipe, qui vous répondra ici.',
  failed:
    'Un problème est survenu de mon côté, je vous mets donc en relation avec une personne de notre équipe, qui vous répondra ici.',
  spent:
    'Je ne peux plus répondre à d’autres questions pour le moment, je vous mets donc en relation avec une personne de notre équipe, qui vous répondra ici.',
  fileOnly: (count: number) =>
    `Je ne peux pas consulter de fichiers, je transmets donc ${count === 1 ? 'le vôtre' : 'les vôtres'} à une personne de notre équipe, qui vous répondra ici.`,
  fileUnseen: 'Je ne peux pas consulter le fichier que vous avez envoyé, mais une personne de notre équipe le peut.',
  translatedFrom: (language: string) => `Traduit (langue d’origine : ${language})`,
  showOriginal: 'Afficher l’original',
  askedThrice:
    'Si ce n’est toujours pas ce dont vous avez besoin, appuyez sur «\u00a0Parler à quelqu’un\u00a0»\u00a0: une personne de notre équipe lira cette conversation et vous répondra ici.',
  notAnsweredYet:
    'Notre équipe n’a pas encore pu répondre. Laissez votre adresse e-mail et la réponse vous parviendra même si vous fermez ce chat.',
  awayWithEmail: (email: string) =>
    `Nous sommes absents pour le moment. Nous vous répondrons ici et par e-mail à l’adresse ${email}.`,
  wordless: 'En quoi puis-je vous aider\u00a0?',
  wordlessAgain: 'Dites-moi en quelques mots ce dont vous avez besoin, et je chercherai pour vous.',
  noSuchOrder:
    'Aucune commande n’a été trouvée avec ce numéro et cet e-mail ou ce téléphone. Veuillez vérifier les deux et les renvoyer, ou parler à quelqu’un. Après quelques essais, je ne peux plus chercher pendant un certain temps.',
  noSuchOrderAgain:
    'Toujours aucune commande trouvée avec ce numéro et cet e-mail ou ce téléphone. Si les deux sont corrects, parlez à quelqu’un\u00a0: une personne de notre équipe pourra chercher pour vous. Après quelques essais, je ne peux plus chercher pendant un certain temps.',
  askProof: 'Pour retrouver votre commande, j’ai besoin de son numéro et de l’adresse e-mail utilisée pour commander.',
  askedAgain: (question: string) => `J’ai encore besoin de cette information pour vous aider. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Voici le produit\u00a0:' : 'Voici ce que j’ai trouvé\u00a0:'),
  foundOrders: (count: number) => (count === 1 ? 'Voici votre commande\u00a0:' : 'Voici vos commandes\u00a0:'),
  whereIsOrder: (name: string) => `Où est ma commande ${name}\u00a0?`,
  steps: {
    search_knowledge: 'Je me renseigne…',
    search_products: 'Je cherche parmi les produits…',
    product_details: 'Je consulte la fiche du produit…',
    look_up_order: 'Je vérifie votre commande…',
    list_discounts: 'Je vérifie les réductions…',
    hand_off: 'Je cherche quelqu’un pour vous…',
  },
  facts: {
    soldOut: 'en rupture de stock',
    inStock: 'en stock',
    fewLeft: (count: number) => `en stock, plus que ${count} ${count === 1 ? 'exemplaire' : 'exemplaires'}`,
    from: (price: string) => `à partir de ${price}`,
    reduced: (price: string, usual: string) => `${price} (au lieu de ${usual})`,
    tracking: 'page de suivi',
    states: {
      unfulfilled: 'en préparation',
      in_progress: 'en préparation',
      pending_fulfillment: 'en préparation',
      scheduled: 'programmée pour plus tard',
      on_hold: 'en attente',
      partially_fulfilled: 'partiellement expédiée',
      fulfilled: 'expédiée',
      in_transit: 'en route',
      restocked: 'retournée',
      out_for_delivery: 'en cours de livraison',
      delivered: 'livrée',
    },
    canceled: (date: string) => `annulée (le ${date})`,
    delivered: (date: string) => `livrée (le ${date})`,
    refunded: { none: '', partly: ' et partiellement remboursée', fully: ' et intégralement remboursée' },
    onlyRefunded: 'intégralement remboursée',
    voided: ', et son paiement a été annulé',
    total: {
      none: '',
      partly: (back: string) => ` (remboursement\u00a0: ${back})`,
      fully: ' (remboursement intégral)',
    },
  },
  offline: {
    greeting: 'Bonjour\u00a0! Comment puis-je vous aider aujourd’hui\u00a0?',
    thanks: 'Avec plaisir\u00a0! Puis-je vous aider pour autre chose\u00a0?',
    farewell: 'Très bien. Je reste là si vous avez besoin d’autre chose. À bientôt\u00a0!',
    banter:
      'Je suis l’assistant virtuel de cette boutique et je réponds volontiers à toutes vos questions à son sujet. Que puis-je chercher pour vous\u00a0?',
    unknown: 'Désolé, je n’ai pas trouvé de réponse à cette question. Souhaitez-vous parler à quelqu’un\u00a0?',
    unknownPart: (part: string) => `Je n’ai pas trouvé de réponse à «\u00a0${part}\u00a0».`,
    noProduct: 'Je n’ai rien trouvé de tel dans cette boutique. Pourriez-vous le décrire autrement\u00a0?',
    askGift: 'Qu’est-ce que cette personne aime, ou qu’est-ce qui pourrait lui être utile\u00a0?',
    noOption: 'Je n’ai pas trouvé cette option.',
    noneFits: 'Je n’ai rien trouvé qui corresponde à tout cela. Voici ce qui s’en rapproche le plus\u00a0:',
    notStated: (product: string) => `La boutique ne le précise pas pour ${product}.`,
    found: 'Voici ce que j’ai trouvé\u00a0:',
    shopSays: 'Voici ce que la boutique en dit\u00a0:',
    addToCart: (product: string) => `Vous pouvez ajouter ${product} à votre panier ici même\u00a0:`,
    noSuchDiscount: 'Je n’ai pas trouvé de réduction de ce type.',
    discounts: 'Ces codes sont valables en ce moment\u00a0:',
    noDiscount: 'Je n’ai trouvé aucun code de réduction public pour le moment.',
    askOrder: 'Pourriez-vous m’envoyer le numéro de commande et l’adresse e-mail utilisée pour commander\u00a0?',
    askNumber: 'Pourriez-vous aussi m’indiquer le numéro de commande\u00a0?',
    askEmail: 'Pourriez-vous aussi m’indiquer l’adresse e-mail utilisée pour commander\u00a0?',
    whichOrder: (numbers: string) => `De quelle commande s’agit-il\u00a0: ${numbers}\u00a0?`,
    or: ' ou ',
    away: 'Je n’ai pas pu joindre la boutique à l’instant pour le vérifier. Souhaitez-vous parler à quelqu’un\u00a0?',
    order: (name: string, state: string) => `Votre commande ${name} est ${state}.`,
    arrives: (date: string) => `Elle devrait arriver au plus tard le ${date}.`,
    product: (name: string, price: string, stock: string) => `${name}\u00a0: ${price} – ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name}, ${variant}\u00a0: ${price} – ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}\u00a0: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}\u00a0: ${what}${ends && `, jusqu’au ${ends}`}`,
  },
};
