import type { AssistantDiscount } from '@chatty/contract/discounts';
import { Button, Group, Switch } from '@mantine/core';
import { IconDiscount } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/discounts.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { AreaTabs } from '../area/area-tabs.tsx';
import { SkeletonRows } from '../area/infinite-list.tsx';
import { discountsQuery, useDiscountPolicy, useRuleDiscount } from './discount-queries.ts';
import classes from './discounts.module.css';
import { NoScope } from './no-scope.tsx';
import { RuleDialog } from './rule-dialog.tsx';

/** The store's discount codes, and to whom the assistant names each. */
export function DiscountsPage() {
  const isAdmin = useMe().member.role === 'admin';
  const read = useQuery(discountsQuery);
  const policy = useDiscountPolicy();
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AreaTabs here="/ai_assistant/discounts" />
      {isAdmin && read.data && !read.data.mayMakeCodes && read.data.discounts.some((it) => it.rule.perShopper) && (
        <NoScope />
      )}
      <Card padded={false}>
        {read.data ? (
          <>
            <div className={classes.policy}>
              <Switch
                label={texts.ofNew}
                description={texts.ofNewHint}
                disabled={!isAdmin}
                checked={read.data.areNewNamed}
                onChange={(event) => policy.mutate(event.currentTarget.checked)}
              />
            </div>
            <Codes {...read.data} isAdmin={isAdmin} />
          </>
        ) : read.isError ? (
          <ErrorState problem={read.error} retry={() => void read.refetch()} title={texts.notLoaded} />
        ) : (
          <SkeletonRows />
        )}
      </Card>
    </Page>
  );
}

interface CodesProps {
  discounts: readonly AssistantDiscount[];
  currency: string;
  isAdmin: boolean;
}

function Codes({ discounts, currency, isAdmin }: CodesProps) {
  const { mutate } = useRuleDiscount();
  const [opened, setOpened] = useState<string | null>(null);
  if (discounts.length === 0)
    return <EmptyState icon={<IconDiscount size={32} stroke={1.5} />} title={texts.noneTitle} text={texts.none} />;
  return (
    <>
      <ul className={classes.codes} aria-label={texts.list}>
        {discounts.map((discount) => (
          <li key={discount.id} className={classes.code}>
            <div className={classes.words} data-off={!discount.rule.isNamed || discount.unnamed !== null}>
              <Group gap={8}>
                <strong className={classes.name}>{discount.code}</strong>
                {!discount.rule.isNamed && <Tag tone="warn">{texts.off}</Tag>}
                {discount.rule.isNamed && discount.unnamed && <Tag tone="warn">{texts.unnamed[discount.unnamed]}</Tag>}
              </Group>
              {discount.summary && <p className={classes.summary}>{discount.summary}</p>}
              {discount.rule.perShopper && discount.failure && <Failed {...discount.failure} />}
              <ul className={classes.facts}>
                {factsOf(discount, currency).map((it) => (
                  <li key={it}>{it}</li>
                ))}
              </ul>
            </div>
            {isAdmin && (
              <Group gap={12} className={classes.acts}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={texts.conditionsOf(discount.code)}
                  onClick={() => setOpened(discount.id)}
                >
                  {texts.conditions}
                </Button>
                <Switch
                  aria-label={texts.name(discount.code)}
                  checked={discount.rule.isNamed}
                  onChange={(event) =>
                    mutate({ discount, rule: { ...discount.rule, isNamed: event.currentTarget.checked } })
                  }
                />
              </Group>
            )}
          </li>
        ))}
      </ul>
      <RuleDialog
        discount={discounts.find((it) => it.id === opened) ?? null}
        currency={currency}
        close={() => setOpened(null)}
        save={(discount, rule) => mutate({ discount, rule })}
      />
    </>
  );
}

/** Why a shopper got no code, and what becomes of it. */
const Failed = ({ reason, at }: NonNullable<AssistantDiscount['failure']>) => (
  <p className={classes.failed} role="status">
    {texts.failed(dateAndTime(at))} {reason} {texts.failedHint}
  </p>
);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const lastDay = (moment: string) => day.format(new Date(new Date(moment).getTime() - 1));

/** What is known of a code, in short. */
function factsOf({ endsAt, rule, shoppers }: AssistantDiscount, currency: string): string[] {
  const { audience, minCart, until, budget, perShopper } = rule;
  return [
    ...(perShopper ? [texts.ownCodes] : []),
    ...(endsAt === null ? [] : [texts.ends(day.format(new Date(endsAt)))]),
    ...(audience === 'customers' ? [texts.customers] : []),
    ...(minCart === null ? [] : [texts.cartFrom(money({ amount: minCart, currency }))]),
    ...(until === null ? [] : [texts.namedUntil(lastDay(until))]),
    budget === null ? texts.shoppers(shoppers) : texts.shoppersOf(shoppers, budget),
  ];
}
