import { useNavigate, useSearchParams } from 'react-router';
import { withParam } from './ratingFilter';

/** The parameters of the address, and a function that changes one in place; `undefined` removes it. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = (name: string, value: string | undefined) =>
    void navigate(withParam(params, name, value), { replace: true, preventScrollReset: true });
  return { params, change } as const;
}
