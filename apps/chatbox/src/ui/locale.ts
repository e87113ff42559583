import type { VisitorWidget } from '@chatty/contract/widget';
import { createContext, useContext } from 'react';

/** The language of the page, in which times and prices are written. */
export const LocaleContext = createContext('en');

export const useLocale = (): string => useContext(LocaleContext);

/** How the merchant has days written; null before that is known. */
export const DateFormatContext = createContext<VisitorWidget['dateFormat'] | null>(null);

export const useDateFormat = (): VisitorWidget['dateFormat'] | null => useContext(DateFormatContext);
