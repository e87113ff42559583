import type { HandOffRules } from '@chatty/contract/settings/assistant/hand-off-rules';
import { mostAttempts, mostTagsOfOne } from '@chatty/contract/limits';
import { MultiSelect, NumberInput, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/hand-off.ts';
import { tagsQuery } from '../../../people/tags/tags.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from '../settings/assistant-form.tsx';
import settings from '../settings/settings.module.css';
import { SaidField } from './said-field.tsx';

interface RuleProps {
  name: Exclude<keyof HandOffRules, 'topic' | 'declined'>;
  isOn: boolean;
  text: string;
  onSwitch(on: boolean): void;
  onText(text: string): void;
  /** What else the rule asks for. */
  children?: ReactNode;
}

/** A rule: whether it holds, what it needs, and what the visitor is told. */
function Rule({ name, isOn, text, onSwitch, onText, children }: RuleProps) {
  const { label, hint } = texts.rules[name];
  return (
    <div className={settings.rule} role="group" aria-label={label}>
      <Switch
        label={label}
        description={hint}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {isOn && children}
      {isOn && <SaidField rule={label} value={text} onChange={onText} />}
    </div>
  );
}

/** By which rules a conversation goes to a person. */
export function RulesCard({ draft, problems, set }: CardProps) {
  const { handOff } = draft;
  const tags = useQuery(tagsQuery);
  const change = <Name extends keyof HandOffRules>(name: Name, part: Partial<HandOffRules[Name]>) =>
    set({ handOff: { ...handOff, [name]: { ...handOff[name], ...part } } });
  const { attempts, cartValue, tagged, complaint } = handOff;
  return (
    <Card title={texts.rulesTitle}>
      <Rule
        name="request"
        isOn={draft.enableHumanAgentRequest}
        text={handOff.request.text}
        onSwitch={(enableHumanAgentRequest) => set({ enableHumanAgentRequest })}
        onText={(text) => change('request', { text })}
      />
      <Rule
        name="complaint"
        isOn={complaint.isOn}
        text={complaint.text}
        onSwitch={(isOn) => change('complaint', { isOn })}
        onText={(text) => change('complaint', { text })}
      />
      <Rule
        name="afterSales"
        isOn={!draft.enableAfterSalesSupport}
        text={handOff.afterSales.text}
        onSwitch={(isOn) => set({ enableAfterSalesSupport: !isOn })}
        onText={(text) => change('afterSales', { text })}
      />
      <Rule
        name="attempts"
        isOn={attempts.isOn}
        text={attempts.text}
        onSwitch={(isOn) => change('attempts', { isOn })}
        onText={(text) => change('attempts', { text })}
      >
        <NumberInput
          label={texts.attempts}
          min={2}
          max={mostAttempts}
          allowDecimal={false}
          w={160}
          value={attempts.most}
          error={attempts.most >= 2 && attempts.most <= mostAttempts ? undefined : problems.handOff}
          onChange={(most) => change('attempts', { most: Number(most) })}
        />
      </Rule>
      <Rule
        name="cartValue"
        isOn={cartValue.isOn}
        text={cartValue.text}
        onSwitch={(isOn) => change('cartValue', { isOn })}
        onText={(text) => change('cartValue', { text })}
      >
        <NumberInput
          label={texts.amount}
          description={texts.amountHint}
          min={0}
          max={1_000_000}
          decimalScale={2}
          thousandSeparator=","
          w={240}
          value={cartValue.amount}
          onChange={(amount) => change('cartValue', { amount: Number(amount) })}
        />
      </Rule>
      <Rule
        name="tagged"
        isOn={tagged.isOn}
        text={tagged.text}
        onSwitch={(isOn) => change('tagged', { isOn })}
        onText={(text) => change('tagged', { text })}
      >
        <MultiSelect
          label={texts.tags}
          placeholder={tagged.tagIds.length === 0 ? texts.chooseTags : undefined}
          data={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          nothingFoundMessage={texts.noTags}
          maxValues={mostTagsOfOne}
          searchable
          disabled={tags.isPending}
          value={tagged.tagIds}
          onChange={(tagIds) => change('tagged', { tagIds })}
        />
      </Rule>
    </Card>
  );
}
