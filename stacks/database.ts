/** The DynamoDB table. Its keys and indexes are data in core/db/table, which the local engine uses too. */
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
} from "aws-cdk-lib/aws-dynamodb";
import type { StackContext } from "sst/constructs";
import { indexes, partitionKey, sortKey, timeToLive } from "../packages/core/src/db/table";
import { protection } from "./constructs/protection";

// CloudFormation creates a table with all its indexes but adds or removes only one index in each later update.
export function Database({ app, stack }: StackContext) {
  const table = new Table(stack, "Table", {
    partitionKey: text(partitionKey),
    sortKey: text(sortKey),
    timeToLiveAttribute: timeToLive,
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    ...protection(app.stage),
  });
  for (const [indexName, index] of Object.entries(indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      ...("projection" in index
        ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.projection] }
        : { projectionType: ProjectionType.ALL }),
    });
  }
  stack.addOutputs({ TableName: table.tableName });
  return { table };
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING };
}
