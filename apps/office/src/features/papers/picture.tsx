import { Alert, Skeleton, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paperPictureQuery } from '../../api/papers.ts'
import { t } from '../../text.ts'
import css from './papers.module.css'

/** A picture of a paper; pressed it is shown in its own size, to be moved about. */
export const Picture = ({ paper_id, id, n }: { paper_id: string; id: string; n: number }) => {
  const { data, isError } = useQuery(paperPictureQuery(paper_id, id))
  const [is_large, setLarge] = useState(false)
  if (isError) return <Alert color="red">{t('papers.picture_failed')}</Alert>
  if (!data) return <Skeleton height={220} radius="md" />
  return (
    <UnstyledButton
      className={css.picture}
      data-large={is_large || undefined}
      aria-label={t('papers.zoom', { n })}
      aria-pressed={is_large}
      onClick={() => setLarge(!is_large)}
    >
      <img src={data} alt={t('papers.picture', { n })} />
    </UnstyledButton>
  )
}
