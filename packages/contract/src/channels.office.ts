import { z } from 'zod'
import { channelInput, channelRow, payeeInput, paymentType } from './channels.rows.ts'
import { id, nothing, seen } from './common.ts'
import { defineRoutes } from './route.ts'
import { CHANNEL_READERS, CHANNEL_SETTERS } from './staff.states.ts'

const setters = { staff: CHANNEL_SETTERS } as const
/** All channels, so that a screen has them anew after each change. */
const output = z.object({ data: z.array(channelRow) })

/** Payment channels and the accounts behind them, as staff set them. */
export const channelsOfficeRoutes = defineRoutes({
  channels: {
    method: 'GET',
    path: '/channels',
    who: { staff: CHANNEL_READERS },
    summary: 'All payment channels in their order, with their accounts and what each received today',
    input: nothing,
    output: z.object({ data: z.array(channelRow), banks: z.array(z.object({ value: z.string(), text: z.string() })) }),
    errors: [],
    rows: ['R5.12', 'R6.6'],
  },
  createChannel: {
    method: 'POST',
    path: '/channels',
    who: setters,
    summary: 'A new channel at the end of the list',
    idempotent: 'no_money',
    input: z.object({ type: paymentType, ...channelInput }),
    output,
    errors: ['channels.limits_invalid', 'channels.rate_missing'],
    rows: ['R5.12', 'R6.6'],
  },
  setChannel: {
    method: 'POST',
    path: '/channels/{id}',
    who: setters,
    summary: 'Sets all of a channel but its type',
    input: z.object({ id, seen, ...channelInput }),
    output,
    errors: ['common.conflict', 'channels.channel_unknown', 'channels.limits_invalid', 'channels.rate_missing'],
    rows: ['R5.12', 'R6.6'],
  },
  moveChannel: {
    method: 'POST',
    path: '/channels/{id}/move',
    who: setters,
    summary: 'Moves a channel one place up or down in the order in which members see them',
    idempotent: 'no_money',
    input: z.object({ id, direction: z.enum(['up', 'down']) }),
    output,
    errors: ['channels.channel_unknown'],
    rows: ['R6.6'],
  },
  addPayee: {
    method: 'POST',
    path: '/channels/{id}/payees',
    who: setters,
    summary: 'One more account of a channel',
    idempotent: 'no_money',
    input: z.object({ id, ...payeeInput }),
    output,
    errors: ['channels.channel_unknown', 'channels.payee_known'],
    rows: ['R6.6'],
  },
  setPayee: {
    method: 'POST',
    path: '/payees/{id}',
    who: setters,
    summary: 'Sets all of an account but the picture of its code; orders keep what their member was shown',
    input: z.object({ id, seen, ...payeeInput }),
    output,
    errors: ['common.conflict', 'channels.payee_unknown', 'channels.payee_known'],
    rows: ['R6.6'],
  },
  setPayeeCode: {
    method: 'POST',
    path: '/payees/{id}/qrcode',
    who: setters,
    summary: 'The picture of the code that members scan; PNG, JPEG or WebP up to 3 MB, re-encoded',
    upload: true,
    limit: 'upload',
    input: z.object({ id }),
    output,
    errors: ['channels.payee_unknown', 'channels.picture_invalid'],
    rows: ['R1.3', 'R6.6'],
  },
})
