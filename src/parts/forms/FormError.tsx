import { TriangleAlert } from 'lucide-react';
import styles from './FormError.module.css';

export function FormError({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert" className={styles.live}>
      {message !== undefined && (
        <p className={styles.error}>
          <TriangleAlert />
          {message}
        </p>
      )}
    </div>
  );
}
