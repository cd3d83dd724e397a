import { Card } from '@moongate/ui'
import type { ReactNode } from 'react'
import css from './panel.module.css'

/** A titled card of the member area; `level` 1 where it is the screen itself. */
export const Panel = ({
  title,
  text,
  aside,
  level = 2,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  aside?: ReactNode
  level?: 1 | 2
  children: ReactNode
}) => {
  const Heading = `h${level}` as const
  return (
    <Card className={css.panel}>
      <div className={css.head}>
        <div>
          <Heading>{title}</Heading>
          {text && <p>{text}</p>}
        </div>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </Card>
  )
}
