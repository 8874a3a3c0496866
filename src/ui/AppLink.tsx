import { createContext, use, useSyncExternalStore } from 'react';
import { Link, type LinkProps } from 'react-router';

/** What the app shows in place of an address of its own. */
export interface ShownAddresses {
  readonly subscribe: (changed: () => void) => () => void;
  readonly shown: (to: string) => string;
}

export const AddressContext = createContext<ShownAddresses>({
  subscribe: () => () => undefined,
  shown: (to) => to,
});

export function useShownAddress(to: string): string {
  const { subscribe, shown } = use(AddressContext);
  const read = () => shown(to);
  return useSyncExternalStore(subscribe, read, read);
}

export interface AppLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
}

export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link {...rest} to={useShownAddress(to)} />;
}
