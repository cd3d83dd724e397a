import { Button, icons, Input } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchQuery, treeQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { List } from '../../widgets/list.tsx'
import page_css from '../../widgets/page.module.css'
import { AddChild } from './add-child.tsx'
import { listChildColumns } from './child-columns.tsx'
import css from './team.module.css'
import { Way } from './way.tsx'

const Level = ({ member_id }: { member_id: number | undefined }) => {
  const [page, setPage] = useState(1)
  const query = useQuery(treeQuery(member_id, page))
  return (
    <>
      <Way way={query.data?.way ?? []} />
      <List
        caption={t('nav.team')}
        columns={listChildColumns()}
        rowKey={(child) => child.member_id}
        query={query}
        page={page}
        go={setPage}
        empty={t('team.nobody')}
      />
    </>
  )
}

const Found = ({ name }: { name: string }) => {
  const [page, setPage] = useState(1)
  return (
    <List
      caption={t('team.found', { name })}
      columns={listChildColumns()}
      rowKey={(child) => child.member_id}
      query={useQuery(searchQuery(name, page))}
      page={page}
      go={setPage}
      empty={t('team.none_found')}
    />
  )
}

/** R2.35: the team, a level at a time; or whoever of it begins so. */
export const Team = ({ member_id }: { member_id: number | undefined }) => {
  const [name, setName] = useState('')
  const [adding, setAdding] = useState(false)
  const find = (form: FormData) => {
    const typed = form.get('name')
    setName(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <div className={page_css.page}>
      <div className={page_css.title}>
        <h1>{t('nav.team')}</h1>
        <Button icon={icons.plus} variant="primary" onClick={() => setAdding(true)}>
          {t('team.add')}
        </Button>
      </div>
      <search>
        <form action={find} className={css.search}>
          <Input
            name="name"
            icon={icons.search}
            maxLength={20}
            aria-label={t('team.search')}
            placeholder={t('team.search')}
            defaultValue={name}
          />
          <Button type="submit">{t('team.find')}</Button>
        </form>
      </search>
      {name === '' ? <Level member_id={member_id} /> : <Found key={name} name={name} />}
      {adding && <AddChild close={() => setAdding(false)} />}
    </div>
  )
}
