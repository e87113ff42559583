import type { SizeGuide } from '@chatty/contract/size-guides';
import { ActionIcon, Button } from '@mantine/core';
import { IconRuler2, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/size-guides.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import areaClasses from '../area/area.module.css';
import { SkeletonRows } from '../area/infinite-list.tsx';
import { backToScenarios } from '../scenarios/scenario-queries.ts';
import rowClasses from '../ordered/ordered.module.css';
import { useDeleteGuide } from './guide-actions.ts';
import { addGuidePath, guideListQuery, guidePath } from './guide-queries.ts';

/** The tables of sizes, by name. */
export function GuideListPage() {
  const isAdmin = useMe().member.role === 'admin';
  const list = useQuery(guideListQuery);
  const { mutate: remove } = useDeleteGuide();
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={backToScenarios}
      primaryAction={isAdmin ? { label: texts.add, to: addGuidePath } : null}
    >
      <Card padded={false}>
        {list.isError && !list.data ? (
          <ErrorState problem={list.error} retry={() => void list.refetch()} title={texts.notLoaded} />
        ) : !list.data ? (
          <SkeletonRows />
        ) : list.data.length === 0 ? (
          <None isAdmin={isAdmin} />
        ) : (
          <ul className={rowClasses.rows} aria-label={texts.list}>
            {list.data.map((guide) => (
              <GuideRow key={guide.id} guide={guide} {...(isAdmin ? { remove: () => remove(guide.id) } : {})} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
}

function scopeText({ all, products, types, vendors, tags }: SizeGuide['scope']): string {
  if (all) return texts.forAll;
  return texts.forSome([...products.map((it) => it.title), ...types, ...vendors, ...tags].join(', '));
}

function GuideRow({ guide, remove }: { guide: SizeGuide; remove?: () => void }) {
  const { id, name, rows, columns, unit, scope } = guide;
  return (
    <li className={rowClasses.row}>
      <div className={rowClasses.text}>
        <Link to={guidePath(id)} className={areaClasses.name} dir="auto">
          {name}
        </Link>
        <p className={areaClasses.excerpt} dir="auto">
          {scopeText(scope)}
        </p>
        <div className={areaClasses.facts}>{texts.facts(rows.length, columns.length, unit)}</div>
      </div>
      {remove && (
        <ActionIcon className={areaClasses.acts} aria-label={texts.deleteOf(name)} onClick={remove}>
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
}

const None = ({ isAdmin }: { isAdmin: boolean }) => (
  <EmptyState
    icon={<IconRuler2 size={32} stroke={1.5} />}
    title={texts.noneTitle}
    text={texts.none}
    action={
      isAdmin && (
        <Button component={Link} to={addGuidePath}>
          {texts.add}
        </Button>
      )
    }
  />
);
