import { z } from 'zod';
import type { StoreProduct } from '../../../ports/commerce.ts';
import { isListed, Metafield, ProductHead, storeProductOf, Variant } from './product-shape.ts';

const Child = z.object({ __parentId: z.string() });

interface Family {
  head?: ProductHead;
  variants: Variant[];
  metafields: z.infer<typeof Metafield>[];
}

/**
 * Puts the lines of a bulk file together again: products, and their variants and metafields, which name their parent
 * and may come before it. Products that a shopper cannot see are left out. Throws on a line that is no JSON.
 */
export function createBulkJoin(): { add(line: string): void; products(): Generator<StoreProduct> } {
  const families = new Map<string, Family>();
  const familyOf = (id: string): Family => {
    const known = families.get(id);
    if (known) return known;
    const family: Family = { variants: [], metafields: [] };
    families.set(id, family);
    return family;
  };

  return {
    add(line) {
      if (line.trim() === '') return;
      const row: unknown = JSON.parse(line);
      const child = Child.safeParse(row);
      if (!child.success) {
        const head = ProductHead.parse(row);
        familyOf(head.id).head = head;
        return;
      }
      const family = familyOf(child.data.__parentId);
      const variant = Variant.safeParse(row);
      if (variant.success) family.variants.push(variant.data);
      else family.metafields.push(Metafield.parse(row));
    },
    *products() {
      for (const { head, variants, metafields } of families.values()) {
        if (head && isListed(head) && variants.length > 0) yield storeProductOf(head, variants, metafields);
      }
    },
  };
}
