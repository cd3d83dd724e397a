import type { AnswerOf, tables } from '@moongate/contract'

type Calls = (typeof tables)['lottery']
export type Ticker = AnswerOf<Calls['list']>['data'][number]
export type Draw = AnswerOf<Calls['draws']>['data']['data'][number]
export type Ticket = AnswerOf<Calls['tickets']>['data']['data'][number]
export type Rules = AnswerOf<Calls['rules']>['data']
export type Receipt = AnswerOf<Calls['place']>['data']
