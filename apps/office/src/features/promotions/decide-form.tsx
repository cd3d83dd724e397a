import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { api } from '../../api/api.ts'
import { type Application, refreshPromotions } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { About, DIALOG } from './about.tsx'
import { ApproveForm } from './approve-form.tsx'
import { FinishForm } from './finish-form.tsx'

const SIZE = 480
const open = (title: string, children: ReactNode): string =>
  modals.open({ modalId: DIALOG, title, size: SIZE, children })

/** Asks what an application is given. */
export const askApproval = (row: Application): string =>
  open(t('promotions.approve_title', { bill_no: row.bill_no }), <ApproveForm row={row} />)
/** Asks whether what was approved is paid, or was sent. */
export const askFinish = (row: Application): string =>
  open(t('promotions.finish_title', { bill_no: row.bill_no }), <FinishForm row={row} />)
/** Asks why an application is refused. */
export const askRefusal = (row: Application): string =>
  askAct({
    title: t('promotions.refuse_title', { bill_no: row.bill_no }),
    size: SIZE,
    about: <About row={row} />,
    reason: { description: t('promotions.refuse_hint') },
    confirm: t('promotions.refuse'),
    stops: true,
    done: t('promotions.refused', { bill_no: row.bill_no }),
    run: (reason, signal) => api.promotions.refuse({ id: row.id, reason }, { signal }),
    refresh: refreshPromotions,
  })
