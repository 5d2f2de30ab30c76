interface TableHeadProps {
  /** Empty over buttons, which need none. */
  readonly titles: readonly string[];
  /** Those of numbers, which stand over the ends of their digits. */
  readonly numbers?: readonly string[];
}

/** The head of a table with one title for each column. */
export function TableHead({ titles, numbers = [] }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {titles.map((title) =>
          title === '' ? (
            <td key={title} />
          ) : (
            <th
              key={title}
              scope="col"
              {...(numbers.includes(title) && { style: { textAlign: 'end' } })}
            >
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
