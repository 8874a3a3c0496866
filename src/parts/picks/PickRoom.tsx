import styles from './PickRoom.module.css';

/** Keeps the height of a pick until its code is loaded, so that nothing below moves. */
export const PickRoom = () => <div className={styles.room} />;
