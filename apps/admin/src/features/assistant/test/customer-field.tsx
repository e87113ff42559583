import type { ListedContact } from '@chatty/contract/contact-list';
import { Radio, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-test.ts';
import { api } from '../../../connection/api.ts';

const quietMs = 250;
const most = 10;

const labelOf = ({ name, email }: ListedContact) =>
  [name, email].filter((it) => it !== null && it !== '').join(' · ') || texts.unnamed;

interface CustomerFieldProps {
  /** Null: a guest. */
  contactId: string | null;
  onChange(contactId: string | null): void;
}

/** Who asks: a guest, or a customer of the shop, who is searched for. */
export function CustomerField({ contactId, onChange }: CustomerFieldProps) {
  const [isCustomer, setCustomer] = useState(contactId !== null);
  return (
    <Stack gap="xs">
      <Radio.Group
        label={texts.asWhom}
        value={isCustomer ? 'customer' : 'guest'}
        onChange={(chosen) => {
          setCustomer(chosen === 'customer');
          if (chosen === 'guest') onChange(null);
        }}
      >
        <Stack gap={6} mt={8}>
          <Radio value="guest" label={texts.guest} />
          <Radio value="customer" label={texts.customer} />
        </Stack>
      </Radio.Group>
      {isCustomer && <CustomerSearch contactId={contactId} onChange={onChange} />}
    </Stack>
  );
}

function CustomerSearch({ contactId, onChange }: CustomerFieldProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [asked] = useDebouncedValue(search === chosen?.label ? '' : search.trim(), quietMs);
  const found = useQuery({
    queryKey: ['assistant', 'customers', asked] as const,
    queryFn: async ({ signal }) => {
      const query = { kind: 'customer' as const, limit: most, ...(asked === '' ? {} : { search: asked }) };
      return (await api('GET /contacts', { query, signal })).data.contacts;
    },
    placeholderData: keepPreviousData,
  });
  const choices = (found.data ?? []).map((it) => ({ value: it.id, label: labelOf(it) }));
  const data = chosen && !choices.some((it) => it.value === chosen.value) ? [chosen, ...choices] : choices;
  return (
    <Select
      label={texts.findCustomer}
      description={texts.findCustomerHint}
      placeholder={texts.customerExample}
      data={data}
      searchable
      // The server has searched, in more than the name.
      filter={({ options }) => options}
      nothingFoundMessage={texts.noCustomer}
      searchValue={search}
      onSearchChange={setSearch}
      value={contactId}
      onChange={(value) => {
        setChosen(data.find((it) => it.value === value) ?? null);
        onChange(value);
      }}
    />
  );
}
