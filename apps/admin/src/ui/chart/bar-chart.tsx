import type { ReactNode } from 'react';
import { texts } from '#texts/charts.ts';
import classes from './bar-chart.module.css';

export interface Series {
  key: string;
  name: string;
  tone: 'strong' | 'pale' | 'good' | 'warn' | 'bad' | 'mild' | 'faint' | 'dim' | 'dark';
}

export interface BarRow {
  key: string;
  /** What the bar is of: a day, a week. */
  name: string;
  /** By the keys of the series. */
  values: Readonly<Record<string, number>>;
}

interface BarChartProps {
  label: string;
  /** What the first column of the table holds. */
  of: string;
  series: readonly Series[];
  rows: readonly BarRow[];
  /** What the chart ends at; else its highest bar. */
  highest?: number;
  /** A line across all bars. */
  aim?: { value: number; name: string };
  /** A cell of the table, where it is more than its number. */
  cell?(row: BarRow, series: Series): ReactNode;
}

const sum = (row: BarRow, series: readonly Series[]) =>
  series.reduce((all, { key }) => all + (row.values[key] ?? 0), 0);

/** Bars, one above the other where there are several series, and the same as a table for whoever wants numbers. */
export function BarChart({ label, of, series, rows, highest: end, aim, cell }: BarChartProps) {
  const highest = end ?? Math.max(1, ...rows.map((row) => sum(row, series)));
  return (
    <figure className={classes.figure} aria-label={label}>
      {series.length > 1 && (
        <ul className={classes.legend} aria-hidden>
          {series.map((it) => (
            <li key={it.key} data-tone={it.tone}>
              {it.name}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.chart} aria-hidden>
        {!aim && <span className={classes.highest}>{highest.toLocaleString('en-US')}</span>}
        {aim && (
          <span className={classes.aim} style={{ bottom: `${(100 * aim.value) / highest}%` }}>
            <b>{aim.name}</b>
          </span>
        )}
        {rows.map((row) => (
          <div key={row.key} className={classes.bar} title={`${row.name}: ${sum(row, series).toLocaleString('en-US')}`}>
            {series.map((it) => (
              <div
                key={it.key}
                data-tone={it.tone}
                style={{ height: `${(100 * (row.values[it.key] ?? 0)) / highest}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{rows[0]?.name}</span>
        <span>{rows.at(-1)?.name}</span>
      </div>
      <details className={classes.numbers}>
        <summary>{texts.asTable}</summary>
        {/* A scrolling region must be reachable by keyboard. */}
        <div className={classes.scroller} tabIndex={0} role="region" aria-label={label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{of}</th>
                {series.map((it) => (
                  <th key={it.key} scope="col">
                    {it.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.name}</th>
                  {series.map((it) => (
                    <td key={it.key}>{cell?.(row, it) ?? (row.values[it.key] ?? 0).toLocaleString('en-US')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
