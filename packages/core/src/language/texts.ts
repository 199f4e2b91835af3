/** Formats a sentence: Lingui's `i18n` of a page, or {@link english}. */
export type Texts = {
  t(text: string, values?: Record<string, unknown>): string;
  number(value: number, format: Intl.NumberFormatOptions): string;
  /** @param value ISO 8601 */
  date(value: string, format: Intl.DateTimeFormatOptions): string;
};

export type Sentence<Params = never> = (i18n: Texts, params: Params) => string;

/** The second parameter of a {@link Sentence}; undefined for one without. */
export type ParamsOf<S> = S extends (i18n: never, params: infer Params) => string
  ? unknown extends Params
    ? undefined
    : Params
  : never;

/**
 * Without Lingui, so that a function that only reads starts without a message compiler. Does not
 * support plurals.
 */
export const english: Texts = {
  t: (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  number: (value, format) => new Intl.NumberFormat("en", format).format(value),
  date: (value, format) => new Intl.DateTimeFormat("en", format).format(new Date(value)),
};
