import { type AnswerField, isAnswer } from '@moongate/contract/promotions.rules'
import { ACTIVITY_CATEGORIES, type ActivityCategory, type ActivityStage } from '@moongate/contract/promotions.states'

type Card = { category: ActivityCategory; stage: ActivityStage; applied: number | null }
export type Filter = ActivityCategory | 'all'

/** What the hall can be filtered by: everything, then each kind it has, in the kinds' order (R2.30). */
export const listFilters = (cards: readonly Card[]): Filter[] => [
  'all',
  ...ACTIVITY_CATEGORIES.filter((category) => cards.some((card) => card.category === category)),
]

/** The filter an address asks for, as far as the hall has it. */
export const readFilter = (asked: string | undefined, filters: readonly Filter[]): Filter =>
  filters.find((one) => one === asked) ?? 'all'

export const chooseCards = <C extends Card>(cards: readonly C[], filter: Filter): C[] =>
  cards.filter(({ category }) => filter === 'all' || category === filter)

const APPLIED = ['wait', 'info', 'bad', 'good'] as const
const STAGES = { coming: 'gold', running: 'good', ended: 'neutral' } as const

/** The seal on a card: how the member's application stands, else the activity by its dates. */
export const describeSeal = ({ stage, applied }: Card) =>
  applied === null || stage === 'ended'
    ? ({ text: `member-activity:stages.${stage}`, tone: STAGES[stage] } as const)
    : ({
        text: `member-activity:applied.${applied as 0 | 1 | 2 | 3}`,
        tone: APPLIED[applied] ?? 'neutral',
      } as const)

type Offer = { apply_type: number; stage: ActivityStage; may_apply: boolean; link: string }
export type Way = 'nothing' | 'service' | 'link' | 'closed' | 'login' | 'apply'

/** What the bar below an activity offers: 0 nothing, 1 customer service, 2 the form, 3 a link. */
export const chooseWay = ({ apply_type, stage, may_apply, link }: Offer, is_member: boolean): Way => {
  if (apply_type === 0) return 'nothing'
  if (stage !== 'running') return 'closed'
  if (apply_type === 1) return 'service'
  if (apply_type === 3) return link === '' ? 'nothing' : 'link'
  if (!is_member) return 'login'
  return may_apply ? 'apply' : 'closed'
}

type Field = Omit<AnswerField, 'options'> & { name: string; label: string; options: readonly string[] }

/** The first field whose answer does not fit, by its label. */
export const findAnswerFault = (
  fields: readonly Field[],
  answers: Readonly<Record<string, string>>,
): string | undefined =>
  fields.find(({ name, options, ...field }) => !isAnswer({ ...field, options: options.length }, answers[name] ?? ''))
    ?.label
