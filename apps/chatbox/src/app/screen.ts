import { type ComponentType, createElement, type ReactNode } from 'react';

/** What is shown: a screen by its name, with what that screen needs to be drawn. The next page shows it again. */
export interface View {
  readonly name: string;
  /** Tells two views of one screen apart. */
  readonly id?: string;
  /** Told once: the next page begins at home. */
  readonly once?: boolean;
  /** The id that it had when it was first shown: under another one it is the same view, and what was begun in it stays. */
  readonly bornAs?: string;
}

/** Where the chat begins. */
export const home: View = { name: 'home' };

export const keyOf = (view: View): string => view.bornAs ?? view.id ?? view.name;

/** The same view, whose subject is called otherwise from now on. */
export const renamed = <V extends View>(view: V, id: string): V => ({ ...view, id, bornAs: keyOf(view) });

/** A screen as the frame draws it. */
export interface FilledScreen {
  readonly name: string;
  body(view: View): ReactNode;
  /** What stands in the head between its buttons; without it, the shop's name. */
  head?: (view: View) => ReactNode;
}

/** A screen by its name. Whoever shows it needs no more of it than this. */
export interface Screen<Props extends object> {
  view(props: Props): View & Props;
  is(view: View): view is View & Props;
  /** Says what draws it; the feature that it belongs to puts the answer into its slot. */
  filledBy(Body: ComponentType<Props>, Head?: ComponentType<Props>): FilledScreen;
}

/** Names a screen and says what it needs to be drawn: values that survive JSON. */
export function screen<Props extends object>(name: string): Screen<Props> {
  const is = (view: View): view is View & Props => view.name === name;
  const draw = (What: ComponentType<Props>) => (view: View) => (is(view) ? createElement(What, view) : null);
  return {
    view: (props) => ({ ...props, name }),
    is,
    filledBy: (Body, Head) => ({ name, body: draw(Body), head: Head && draw(Head) }),
  };
}
