/** What an operator may switch off as a whole, each with the public setting that is its switch. */
export const features = {
  levelup: 'activity_shengji_enable',
  credit: 'activity_jiebei_enable',
  rebate: 'activity_fsnow_enable',
  promotions: 'activity_hall_enable',
  wheel: 'activity_wheel_enable',
  savings: 'activity_yuebao_enable',
} as const

export type Feature = keyof typeof features

/** The public settings that are switches; `1` is on. */
export type FeatureSwitches = Readonly<Partial<Record<(typeof features)[Feature], string>>>

/** Whether something is switched on: what belongs to no feature always is, a feature not while its switch is not there yet. */
export const isFeatureOn = (configs: FeatureSwitches | undefined, feature: Feature | undefined): boolean =>
  feature === undefined || configs?.[features[feature]] === '1'
