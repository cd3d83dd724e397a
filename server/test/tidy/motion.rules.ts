import type { Source } from './sources.ts'

/** What a compositor moves by itself, without a style, a layout or a paint on the main thread. */
const MOVED = new Set(['transform', 'translate', 'scale', 'rotate', 'opacity'])
/** What a press or a pointer may change softly besides: painted, but never laid out, and only under a hand. */
const PAINTED = new Set([...MOVED, 'color', 'background', 'background-color', 'border-color', 'box-shadow', 'filter'])

const REPEATS = /\binfinite\b|\s(?:[2-9]|\d\d+)(?=\s*$)/

/** The properties that the frames of an animation change, by its name. */
const listMoved = (css: string, name: string): string[] => {
  const [, frames = ''] = new RegExp(`@keyframes ${name} \\{((?:[^{}]*\\{[^{}]*\\})*)`).exec(css) ?? []
  return [...frames.matchAll(/([a-z-]+)\s*:/g)].map(([, property = '']) => property)
}

const findPaintingLoops = (css: string): string[] =>
  [...css.matchAll(/\banimation:\s*([a-z][\w-]*)([^;]*);/g)]
    .filter(([, , how = '']) => REPEATS.test(how))
    .flatMap(([, name = '']) => listMoved(css, name).map((property) => [name, property] as const))
    .filter(([, property]) => !MOVED.has(property))
    .map(([name, property]) => `repeats ${name}, which paints ${property} in every frame`)

const findCostlyTransitions = (css: string): string[] =>
  [...css.matchAll(/\btransition:\s*([^;]*);/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((one) => one.trim().split(/\s/)[0] ?? '')
    .filter((property) => property !== 'none' && !PAINTED.has(property))
    .map((property) => `has a transition of ${property}, which is laid out in every frame`)

const SOFT = /backdrop-filter: (?!none)[^;]+;/g
const OPAQUE = /@media \(prefers-reduced-transparency: reduce\) \{[^{}]*backdrop-filter: none;/g

/** A blur of what lies below, drawn anew with every picture, for which there is no way without. */
export const findLastingBlurs = ({ path, text }: Source): string[] => {
  const [soft, opaque] = [[...text.matchAll(SOFT)].length, [...text.matchAll(OPAQUE)].length]
  return soft > opaque ? [`${path} blurs what lies below also for who asks for less transparency`] : []
}

/** What a style sheet moves so that the main thread works for every frame; each fault is a sentence. */
export const findCostlyMotion = ({ path, text }: Source): string[] =>
  [...findPaintingLoops(text), ...findCostlyTransitions(text)].map((fault) => `${path} ${fault}`)
