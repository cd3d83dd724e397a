import { Button } from '@mantine/core'
import type { Lang } from '@moongate/i18n'
import { ActivityArt, RichHtml } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import { formatPictureUrl, type Draft } from './draft.rules.ts'
import css from './promotions.module.css'

/** What a member will see, with the words as the server would keep them; nothing is changed. */
export const Preview = ({ draft: { content, title, picture, own_picture }, lang }: { draft: Draft; lang: Lang }) => {
  const [shown, setShown] = useState(false)
  const { data, isFetching } = useQuery({
    queryKey: ['promotions', 'preview', content],
    queryFn: async () => (await api.promotions.preview({ content }, { quiet: true })).data.content,
    enabled: shown,
    retry: false,
  })
  return (
    <section className={css.preview}>
      <Button variant="default" loading={isFetching} onClick={() => setShown(!shown)}>
        {t(shown ? 'promotions.preview_close' : 'promotions.preview')}
      </Button>
      {shown && data && (
        <article>
          {own_picture === '' ? <ActivityArt scene={picture} /> : <img src={formatPictureUrl(own_picture)} alt="" />}
          <h3>{title[lang]}</h3>
          <RichHtml html={data[lang] ?? ''} />
        </article>
      )}
    </section>
  )
}
