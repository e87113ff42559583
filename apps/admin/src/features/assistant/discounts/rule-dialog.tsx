import { type AssistantDiscount, discountAudiences, DiscountRule } from '@chatty/contract/discounts';
import { Button, Checkbox, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { texts } from '#texts/discounts.ts';
import { firstWrongField, problemsIn, type Problems } from '../../../ui/form/problems.ts';
import { draftOf, type RuleDraft, ruleOf } from './rule-draft.ts';

interface RuleDialogProps {
  /** Whose rule; null shows none. */
  discount: AssistantDiscount | null;
  currency: string;
  close(): void;
  save(discount: AssistantDiscount, rule: DiscountRule): void;
}

/** To whom a code is named. */
export function RuleDialog({ discount, currency, close, save }: RuleDialogProps) {
  return (
    <Modal opened={discount !== null} onClose={close} title={discount && texts.dialog(discount.code)}>
      {discount && (
        <RuleForm
          discount={discount}
          currency={currency}
          cancel={close}
          save={(rule) => {
            save(discount, rule);
            close();
          }}
        />
      )}
    </Modal>
  );
}

interface RuleFormProps {
  discount: AssistantDiscount;
  currency: string;
  cancel(): void;
  save(rule: DiscountRule): void;
}

function RuleForm({ discount: { rule, canBePerShopper }, currency, cancel, save }: RuleFormProps) {
  const [draft, setDraft] = useState(() => draftOf(rule));
  const [problems, setProblems] = useState<Problems<DiscountRule>>({});
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = ruleOf(draft, rule.isNamed);
    const found = problemsIn<DiscountRule>(DiscountRule, changed);
    setProblems(found);
    if (Object.keys(found).length === 0) save(changed);
    else requestAnimationFrame(() => firstWrongField(id)?.focus());
  };
  const field = (name: Exclude<keyof RuleDraft, 'perShopper'>) => ({
    value: draft[name],
    error: problems[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setDraft((now) => ({ ...now, [name]: value }));
      setProblems((now) => ({ ...now, [name]: undefined }));
    },
  });
  const audiences = discountAudiences.map((value) => ({ value, label: texts.audiences[value] }));
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap="md">
        <NativeSelect label={texts.audience} data={audiences} data-autofocus {...field('audience')} />
        <TextInput
          label={texts.minCart(currency)}
          description={texts.minCartHint}
          inputMode="decimal"
          {...field('minCart')}
        />
        <TextInput type="date" label={texts.until} description={texts.untilHint} {...field('until')} />
        <TextInput label={texts.budget} description={texts.budgetHint} inputMode="numeric" {...field('budget')} />
        <Checkbox
          label={texts.perShopper}
          description={canBePerShopper ? texts.perShopperHint : texts.notPerShopper}
          disabled={!canBePerShopper}
          checked={draft.perShopper}
          onChange={({ currentTarget: { checked } }) => setDraft((now) => ({ ...now, perShopper: checked }))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.save}</Button>
        </Group>
      </Stack>
    </form>
  );
}
