import type { ReactNode } from 'react'
import { alertTriangle } from '../icons.gen.ts'
import { Icon } from './icon.tsx'
import styles from './ribbon.module.css'

/** One sentence along the foot of the window, for as long as it is true. Nothing can be pressed on it, and it moves nothing. Without words it is not there, but is heard when they come. */
export const Ribbon = ({ children }: { children?: ReactNode }) => (
  <output className={styles.ribbon}>
    {children && (
      <>
        <Icon d={alertTriangle} size={18} />
        {children}
      </>
    )}
  </output>
)
