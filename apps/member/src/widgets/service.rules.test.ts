import { expect, it } from 'vitest'
import { findChat, hasService, listContacts, type ServiceConfigs } from './service.rules.ts'

const none: ServiceConfigs = {
  service_link: '',
  service_phone: '',
  service_mail: '',
  service_hours: '',
  site_mobile: '',
  service_questions: [],
}

it.each([
  ['nothing is shown where nothing is set', {}, undefined, [], false],
  ['hours alone are no way to us', { service_hours: '9-18' }, undefined, [], false],
  ['a page is the chat', { service_link: 'https://chat.example' }, 'https://chat.example', [], true],
  ['a mail link is a mail address', { service_link: 'mailto:a@b.example' }, undefined, ['mailto:a@b.example'], true],
  ['a phone link is a phone', { service_link: 'tel:+1' }, undefined, ['tel:+1'], true],
  ['a script is neither', { service_link: 'javascript:alert(1)' }, undefined, [], false],
  [
    'an address of its own goes before that of the link',
    { service_link: 'mailto:a@b.example', service_mail: 'c@d.example', service_phone: '+2', site_mobile: '+3' },
    undefined,
    ['tel:+2', 'tel:+3', 'mailto:c@d.example'],
    true,
  ],
  ['questions are something to read', { service_questions: [{ question: '?', answer: '!' }] }, undefined, [], true],
] as const)('R1.12 R3.15 %s', (_, set, chat, contacts, shown) => {
  const configs = { ...none, ...set }
  expect([findChat(configs), listContacts(configs).map(({ href }) => href), hasService(configs)]).toEqual([
    chat,
    contacts,
    shown,
  ])
})
