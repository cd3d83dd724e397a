import { createServerI18n } from '@moongate/i18n/server'
import { describe, expect, it } from 'vitest'
import { createTranslate } from './translate.ts'

const translate = createTranslate(createServerI18n())('en')

describe('a text on the server', () => {
  it('has a key that stands in the files, also one made of a closed set', () => {
    const states = ['pending', 'credited'] as const
    expect(states.map((state) => translate(`cashier:deposit_states.${state}`))).toEqual([
      'Waiting for review',
      'Credited',
    ])
    // @ts-expect-error -- a key that no file has
    expect(translate('cashier:deposit_states.lost')).toBe('cashier:deposit_states.lost')
    const state: string = 'pending'
    // @ts-expect-error -- a set that is not closed
    expect(translate(`cashier:deposit_states.${state}`)).toBe('Waiting for review')
  })

  it('is found by a code that data carry, and is the key, or what is given, where nobody wrote one', () => {
    expect(translate.byCode('bank:types.ICBC')).toBe('ICBC')
    expect(translate.byCode('audit:actions.cashier.gone')).toBe('audit:actions.cashier.gone')
    expect(translate.byCode('audit:actions.cashier.gone', 'cashier.gone')).toBe('cashier.gone')
  })
})
