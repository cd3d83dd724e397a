import type { z } from 'zod'
import { officePushes, pushes } from './pushes.ts'
import type { PushDefinition, PushTable } from './push.ts'
import { type JsonSchema, toJsonSchema } from './openapi.ts'

/** What a document tells of an event between modules; the server's own definition has these and more. */
export type EventFacts = { name: string; summary: string; payload: z.ZodType; heard_by: readonly string[] }

type Ref = { $ref: string }
export type Message = {
  name: string
  summary: string
  payload: JsonSchema
  'x-audience'?: string
  'x-heard-by'?: readonly string[]
}
export type AsyncChannel = {
  address: string | null
  title: string
  description: string
  messages: Record<string, Ref>
}
export type AsyncApi = {
  asyncapi: '3.0.0'
  info: { title: string; version: string; description: string }
  defaultContentType: string
  channels: Record<string, AsyncChannel>
  operations: Record<string, { action: 'send'; channel: Ref; summary: string; messages: Ref[]; bindings?: object }>
  components: { messages: Record<string, Message> }
}

type Part = { id: string; channel: Omit<AsyncChannel, 'messages'>; told: string; messages: Message[]; http?: true }

const describePush = ({ name, summary, audience, data }: PushDefinition): Message => ({
  name,
  summary,
  payload: toJsonSchema(data, 'output'),
  'x-audience': audience,
})
const describePushes = (table: PushTable): Message[] => Object.values(table).map(describePush)

/** In the queue, where a payload is text: that is what a reader of it finds. */
const describeEvent = ({ name, summary, payload, heard_by }: EventFacts): Message => ({
  name,
  summary,
  payload: toJsonSchema(payload, 'input'),
  'x-heard-by': heard_by,
})

const STREAM =
  'Server-sent events: `event` is the name of the message, `data` its payload as JSON. `Last-Event-ID` replays what was missed of the last day.'

const listParts = (events: readonly EventFacts[]): Part[] => [
  {
    id: 'memberEvents',
    channel: {
      address: '/api/events',
      title: 'Pushes of the member site',
      description: `${STREAM} A visitor, without a token, hears the public ones.`,
    },
    told: 'What members and visitors are told',
    messages: describePushes(pushes),
    http: true,
  },
  {
    id: 'officeEvents',
    channel: { address: '/api/office/events', title: 'Pushes of the office', description: `${STREAM} For staff.` },
    told: 'What staff are told',
    messages: describePushes(officePushes),
    http: true,
  },
  {
    id: 'moduleEvents',
    channel: {
      address: null,
      title: 'Events between modules',
      description:
        "Inside the server: a module tells the modules above it, through the job queue, at least once to each listener. Amounts are minor units of the payload's asset.",
    },
    told: 'What a module tells the modules above it',
    messages: events.map(describeEvent),
  },
]

const refer = (...path: string[]): Ref => ({ $ref: `#/${path.join('/')}` })
const keyOf = ({ id }: Part, { name }: Message): string => `${id}.${name}`

/**
 * The AsyncAPI 3.0 document of what is told without being asked for, made from the tables that also check it: of all channels, or
 * of those named in `only`.
 */
export const buildAsyncApi = (title: string, events: readonly EventFacts[], only?: readonly string[]): AsyncApi => {
  const parts = listParts(events).filter(({ id }) => only?.includes(id) ?? true)
  const byPart = <T>(of: (part: Part) => T): Record<string, T> =>
    Object.fromEntries(parts.map((part) => [part.id, of(part)]))
  return {
    asyncapi: '3.0.0',
    info: {
      title,
      version: '0.1.0',
      description: 'What browsers are told by event streams, and what modules tell each other.',
    },
    defaultContentType: 'application/json',
    channels: byPart((part) => ({
      ...part.channel,
      messages: Object.fromEntries(
        part.messages.map((message) => [message.name, refer('components', 'messages', keyOf(part, message))]),
      ),
    })),
    operations: byPart((part) => ({
      action: 'send',
      channel: refer('channels', part.id),
      summary: part.told,
      messages: part.messages.map(({ name }) => refer('channels', part.id, 'messages', name)),
      ...(part.http && { bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } } }),
    })),
    components: {
      messages: Object.fromEntries(
        parts.flatMap((part) => part.messages.map((message) => [keyOf(part, message), message])),
      ),
    },
  }
}
