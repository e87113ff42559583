import {
  CartBoosterPopup,
  daysProblem,
  NewsletterPopup,
  ProductPopup,
  WelcomePopup,
} from '@chatty/contract/settings/popups/popup-settings';
import type { PopupField } from '@chatty/contract/settings/popups/popup-rules';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { EditedSettings } from '../../../connection/shop-settings/settings-query.ts';
import { type SettingsForm, useSettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';
import { type Problems, problemsIn } from '../../../ui/form/problems.ts';
import { problemOfPages } from '../fields/page-lines.ts';
import type { AnyPopup } from './popup-draft.ts';

const rules = {
  welcomePopupSetting: WelcomePopup,
  newsletterPopupSettings: NewsletterPopup,
  productPopupSettings: ProductPopup,
  cartBoosterPopupSettings: CartBoosterPopup,
};

/** What is wrong with a popup, by its parts. */
export function partsWrong(field: PopupField, draft: AnyPopup): Partial<Record<string, string>> {
  const pages = problemOfPages(draft.displayPages);
  const days = daysProblem(draft);
  return {
    ...problemsIn<Record<string, unknown>>(rules[field], draft),
    ...(pages ? { displayPages: pages } : {}),
    ...(days ? { dateEnd: days } : {}),
  };
}

/** The form of one popup's settings. What is wrong is told beside its parts once somebody tried to save it. */
export function usePopupForm<Field extends PopupField>(settings: SavedSettings, field: Field, names: readonly Field[]) {
  type Draft = Pick<EditedSettings, Field>;
  const alsoWrong = (draft: Draft): Problems<Draft> => {
    const first = Object.values(partsWrong(field, draft[field])).find((it) => it !== undefined);
    const problems: Problems<Draft> = {};
    if (first !== undefined) problems[field] = first;
    return problems;
  };
  const form: SettingsForm<Field> = useSettingsForm(settings, names, alsoWrong);
  const told: Readonly<Record<string, string | undefined>> = form.problems;
  const isTold = Object.values(told).some((it) => it !== undefined);
  const byServer = Object.entries(told).map(([path, problem]) => [path.replace(`${field}.`, ''), problem]);
  const wrong: Partial<Record<string, string>> = isTold
    ? { ...Object.fromEntries(byServer), ...partsWrong(field, form.draft[field]) }
    : {};
  return { form, wrong };
}
