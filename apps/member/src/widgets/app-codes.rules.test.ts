import { expect, it } from 'vitest'
import { isPicture, listAppCodes } from './app-codes.rules.ts'

const none = { app_android: '', app_ios: '', wap_qrcode: '', wap_app_link: '' }
const OWN = 'https://site.example/'

it.each([
  ['without any setting the site opens itself', {}, [`browser ${OWN}`]],
  ['the mobile address goes before it', { wap_app_link: 'https://m.example' }, ['browser https://m.example']],
  ['its own code before that', { wap_app_link: 'https://m.example', wap_qrcode: '/q.png' }, ['browser /q.png']],
  ['an app has a code of its own', { app_ios: 'https://a.example' }, ['ios https://a.example', `browser ${OWN}`]],
] as const)('R1.12 R2.28 %s', (_, set, expected) => {
  expect(listAppCodes({ ...none, ...set }, OWN).map(({ kind, url }) => `${kind} ${url}`)).toEqual(expected)
})

it.each([
  ['/q.png', true],
  ['https://a.example/app.webp?v=2', true],
  ['https://a.example/app', false],
])('R1.12 %s is a picture: %s', (url, picture) => expect(isPicture(url)).toBe(picture))
