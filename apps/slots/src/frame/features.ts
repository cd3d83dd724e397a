import type { Description, Feature } from '@moongate/slots'
import { t } from '../text.ts'

const list = (values: readonly number[]): string => values.map((value) => `×${value}`).join(' ')

const describeFree = (feature: Extract<Feature, { kind: 'free_spins' }>): string[] => [
  ...feature.awards.map((row) => t('feature.free_spins', row)),
  ...feature.retriggers.map((row) => t('feature.free_again', row)),
  ...(feature.multiplier > 1 ? [t('feature.free_multiplier', { count: feature.multiplier })] : []),
  ...(feature.expands ? [t('feature.free_expands')] : []),
]

const describeFeature = (feature: Feature): string[] => {
  if (feature.kind === 'wild' || feature.kind === 'expanding_wild') return [t(`feature.${feature.kind}`)]
  if (feature.kind === 'multiplier_wild' || feature.kind === 'orbs')
    return [t(`feature.${feature.kind}`, { values: list(feature.values) })]
  if (feature.kind === 'free_spins') return describeFree(feature)
  if (feature.kind !== 'cascades') return []
  const free = feature.free_multipliers
  return [
    t('feature.cascades', { values: list(feature.multipliers) }),
    ...(free.length > 0 ? [t('feature.free_cascades', { values: list(free) })] : []),
  ]
}

/** A game's features in sentences. */
export const listFeatures = ({ features }: Description): string[] => features.flatMap(describeFeature)
