import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { findSlots, type SpinOffer, type SpinOffers } from '../../api/freespins.ts'
import { t } from '../../text.ts'
import { addGames, listGames, type SpinDraft } from './spin.rules.ts'

const PAUSE_MS = 300
type Props = Pick<SpinOffers, 'suppliers'> & { form: UseFormReturnType<SpinDraft>; offer: SpinOffer | undefined }

/** The slot that is played for nothing; what is typed is looked for among all that are on sale. */
export const GameChoice = ({ form, suppliers, offer }: Props) => {
  const [known, setKnown] = useState(suppliers)
  const look = useDebouncedCallback(async (keyword: string) => {
    // What could not be looked for has been told; what was found once stays, so that no later answer takes it away.
    const found = await findSlots(keyword).catch(() => [])
    setKnown((before) => addGames(before, found))
  }, PAUSE_MS)
  return (
    <Select
      label={t('freespins.game')}
      description={t('freespins.game_hint')}
      allowDeselect={false}
      searchable
      data={listGames(known, offer)}
      onSearchChange={(typed) => typed.trim() !== '' && look(typed.trim().slice(0, 40))}
      {...form.getInputProps('game')}
    />
  )
}
