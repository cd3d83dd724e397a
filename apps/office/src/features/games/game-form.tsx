import { Checkbox, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { GAME_TAGS, type GameTag } from '@moongate/contract/games.states'
import { api } from '../../api/api.ts'
import { type Game, refreshGames } from '../../api/games.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { isWeight, MOST_WEIGHT } from './weight.rules.ts'
import css from './games.module.css'
import { PictureChoice } from './picture-choice.tsx'

const DIALOG = 'game'

const readDraft = ({ enabled, tags, weight, chosen_picture }: Game) => ({
  enabled,
  tags: [...tags],
  weight: String(weight),
  picture: chosen_picture,
})

const Marks = ({ tags, onChange }: { tags: readonly GameTag[]; onChange: (tags: GameTag[]) => void }) => (
  <fieldset>
    <legend className={css.legend}>{t('games.tags')}</legend>
    <div className={css.marks}>
      {GAME_TAGS.map((tag) => (
        <Checkbox
          key={tag}
          radius="sm"
          label={t(`games.tag.${tag}`)}
          checked={tags.includes(tag)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...tags, tag] : tags.filter((one) => one !== tag))
          }
        />
      ))}
    </div>
  </fieldset>
)

const GameForm = ({ game }: { game: Game }) => {
  const form = useForm({
    initialValues: readDraft(game),
    validate: { weight: (typed) => (isWeight(typed) ? null : t('games.not_weight', { max: MOST_WEIGHT })) },
  })
  const { enabled, tags, weight, picture } = form.values
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(form.values),
    done: t('games.done', { name: game.title }),
    run: (signal) =>
      api.games.setGame({ id: game.id, seen: game.seen, enabled, tags, weight: Number(weight), picture }, { signal }),
    showFaults: (fields) => form.setErrors(fields),
    refresh: refreshGames,
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={18}>
        <Switch
          label={t('games.enabled')}
          description={t('games.enabled_hint')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
        <Marks tags={tags} onChange={(next) => form.setFieldValue('tags', next)} />
        <TextInput
          label={t('games.weight')}
          description={t('games.weight_hint')}
          inputMode="numeric"
          maxLength={6}
          w={220}
          {...form.getInputProps('weight')}
        />
        <PictureChoice game={game} value={picture} onChange={(next) => form.setFieldValue('picture', next)} />
        <FormFoot state={state} confirm={t('suppliers.save')} cancel={cancel} stops={game.enabled && !enabled} />
      </Stack>
    </form>
  )
}

/** Asks how a game is to be offered. */
export const askGame = (game: Game): string =>
  modals.open({
    modalId: DIALOG,
    title: t('games.title', { name: game.title }),
    size: 600,
    children: <GameForm game={game} />,
  })
