import { createContext, useContext } from 'react';

/** The language of the page, in which times and prices are written. */
export const LocaleContext = createContext('en');

export const useLocale = (): string => useContext(LocaleContext);
