import { api } from '../../api/api.ts'
import type { SpinGrant, SpinOffer } from '../../api/freespins.ts'
import { lang, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { askAct } from './spin-act-form.tsx'

/** Asks to whom an offer's spins are given, and why. */
export const askGift = ({ id, titles, spins, game_title }: SpinOffer): string =>
  askAct(`${t('freespins.give')} · ${titles[lang]}`, {
    facts: (
      <Facts
        facts={[
          { label: t('freespins.game'), value: game_title },
          { label: t('freespins.spins'), value: spins, num: true, big: true },
        ]}
      />
    ),
    names: true,
    confirm: t('freespins.give'),
    done: t('freespins.given'),
    run: (draft, signal) => api.freespins.give({ offer_id: id, ...draft }, { signal }),
  })

/** Asks why what is left is taken back. */
export const askTakeBack = ({ id, bill_no, member_name, left }: SpinGrant): string =>
  askAct(`${t('freespins.take_back')} · ${bill_no}`, {
    facts: (
      <Facts
        facts={[
          { label: t('order.member'), value: member_name },
          { label: t('freespins.left'), value: left, num: true, big: true },
        ]}
      />
    ),
    names: false,
    confirm: t('freespins.take_back'),
    done: t('freespins.taken_back'),
    run: ({ reason }, signal) => api.freespins.cancel({ id, reason }, { signal }),
  })
