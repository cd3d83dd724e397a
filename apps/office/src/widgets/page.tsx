import { Icon, icons } from '@moongate/ui'
import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { lookQuery } from '../api/queries.ts'
import { t } from '../text.ts'
import { writeSiteClock } from './moment.rules.ts'
import css from './page.module.css'

type Fresh = { dataUpdatedAt: number; isFetching: boolean; refetch: () => Promise<unknown> }

/** When the screen last heard from the server, on the site's clock as all times beside it, and a button to ask again. */
export const Freshness = ({ query: { dataUpdatedAt, isFetching, refetch } }: { query: Fresh }) => {
  const zone = useQuery(lookQuery).data?.time_zone
  return (
    <span className={css.fresh}>
      {dataUpdatedAt > 0 && zone !== undefined && t('updated', { at: writeSiteClock(dataUpdatedAt, zone) })}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('refresh')}
        data-busy={isFetching || undefined}
        className={css.again}
        onClick={() => void refetch()}
      >
        <Icon d={icons.refresh} size={18} />
      </ActionIcon>
    </span>
  )
}

/** A screen: its name, tools beside it, one flat panel below. */
export const Page = ({
  title,
  tools,
  children,
  waiting = 0,
}: {
  title: string
  tools?: ReactNode
  children: ReactNode
  /** Shown in the window's title, for a tab in the background. */ waiting?: number
}) => {
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${t('brand')}`
  }, [title, waiting])
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.tools}>{tools}</div>
      </header>
      {children}
    </>
  )
}

/** A card of a page, with a heading where it has a title. */
export const Panel = ({ children, title }: { children: ReactNode; title?: string }) => {
  return (
    <section className={css.panel}>
      {title && <h2 className={css.subtitle}>{title}</h2>}
      {children}
    </section>
  )
}

/** What a panel has beside its lists: facts, choices of what is shown. */
export const PanelBody = ({ children }: { children: ReactNode }) => <div className={css.body}>{children}</div>
