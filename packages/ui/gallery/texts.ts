import { en } from './texts/en.ts'
import { th } from './texts/th.ts'
import { vi } from './texts/vi.ts'
import { zh_cn } from './texts/zh_cn.ts'
import { zh_hk } from './texts/zh_hk.ts'

export type { Texts } from './texts/zh_cn.ts'

export const languages = { zh_cn, zh_hk, en, th, vi }

export type Lang = keyof typeof languages
